import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { MessageCenter } from '../features/messages/message-center.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

export const MessagesPage = () => (
  <AreaTexts areas={textsAt('/member/messageV2')} waiting={<LoadingCover />}>
    <MessageCenter />
  </AreaTexts>
);
