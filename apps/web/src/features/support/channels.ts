import type { SupportChannel } from '@baize/contract/brand';
import type { PlainKey } from '@baize/i18n/translate';
import { chat, type IconPath, link, page, phone, play } from '@baize/ui/icons';

export const CHANNELS: Record<SupportChannel, { name: PlainKey; icon: IconPath }> = {
  EMAIL: { name: 'support.email', icon: page },
  PHONE: { name: 'support.phone', icon: phone },
  LIVECHAT: { name: 'support.livechat', icon: chat },
  LINE: { name: 'support.line', icon: chat },
  TELEGRAM: { name: 'support.telegram', icon: chat },
  WHATSAPP: { name: 'support.whatsapp', icon: chat },
  FACEBOOK: { name: 'support.facebook', icon: link },
  YOUTUBE: { name: 'support.youtube', icon: play },
  ZALO: { name: 'support.zalo', icon: chat },
};
