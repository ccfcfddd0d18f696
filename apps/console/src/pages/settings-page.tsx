import { Settings } from '../features/settings/settings.tsx';

export const SettingsPage = () => <Settings />;
