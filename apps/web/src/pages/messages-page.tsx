import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { MessageCenter } from '../features/messages/message-center.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { textsAt } from '../shared/pages.ts';

export const MessagesPage = () => (
  <AreaTexts areas={textsAt('/member/messageV2')} waiting={<LoadingCover />}>
    <MessageCenter />
  </AreaTexts>
);
