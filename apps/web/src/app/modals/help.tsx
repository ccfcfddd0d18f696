import { HelpModal } from '../../features/help/help-modal.tsx';
import { useSupport } from '../../features/support/support.tsx';

export const Help = () => <HelpModal onSupport={useSupport()} />;
