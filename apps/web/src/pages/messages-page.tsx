import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { MessageCenter } from '../features/messages/message-center.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { PAGE_AREAS } from '../shared/paths.ts';

export const MessagesPage = () => (
  <AreaTexts areas={PAGE_AREAS.messages} waiting={<LoadingCover />}>
    <MessageCenter />
  </AreaTexts>
);
