import { CatalogueDesk } from '../features/catalogue/catalogue-desk.tsx';

export const CataloguePage = () => <CatalogueDesk />;
