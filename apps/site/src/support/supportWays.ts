import type { PermissionValue } from '@site/api/system';
import type { IconName } from '@site/ui/glyphs';
import type { DialogsStore } from '../stores/DialogsStore';
import { openSupport } from './openSupport';

export type SupportWay = PermissionValue['info']['customerService'][number];

interface Kind {
  icon: IconName;
  /** `window`: a pop-up; `chat`: the chat-room modal; `link`: left to the browser. */
  opens: 'window' | 'chat' | 'link';
}

/** How each kind of customer service is reached. Source: SYS-16. */
const kinds: Record<SupportWay['csType'], Kind> = {
  WIDGET: { icon: 'headset', opens: 'window' },
  CHAT: { icon: 'message', opens: 'chat' },
  TELEGRAM: { icon: 'plane', opens: 'link' },
  EMAIL: { icon: 'document', opens: 'link' },
  PHONE: { icon: 'phone', opens: 'link' },
};

export const supportIcon = ({ csType }: SupportWay): IconName => kinds[csType].icon;

/** What a press does; undefined where the way is a link to follow. */
export function supportAction({ csType, path }: SupportWay, dialogs: DialogsStore): (() => void) | undefined {
  switch (kinds[csType].opens) {
    case 'window':
      return () => openSupport({ path, dialogs });
    case 'chat':
      return () => dialogs.open({ name: 'chat' });
    case 'link':
      return undefined;
  }
}
