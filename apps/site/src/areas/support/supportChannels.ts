import type { PermissionValue } from '@site/api/system';
import type { IconName } from '@site/ui/glyphs';
import type { DialogsStore } from '../../stores/DialogsStore';
import { openSupport } from './openSupport';

export type SupportChannel = PermissionValue['info']['customerService'][number];

interface Kind {
  icon: IconName;
  /** `window`: a pop-up; `chat`: the chat-room dialog; `link`: a plain link. */
  opens: 'window' | 'chat' | 'link';
}

/** Icon and behaviour of each kind of customer service. Source: SYS-16. */
const kinds: Record<SupportChannel['csType'], Kind> = {
  WIDGET: { icon: 'headset', opens: 'window' },
  CHAT: { icon: 'message', opens: 'chat' },
  TELEGRAM: { icon: 'plane', opens: 'link' },
  EMAIL: { icon: 'document', opens: 'link' },
  PHONE: { icon: 'phone', opens: 'link' },
};

export const supportIcon = ({ csType }: SupportChannel): IconName => kinds[csType].icon;

/** Returns the action of a channel; undefined when it is a plain link. */
export function supportAction({ csType, path }: SupportChannel, dialogs: DialogsStore): (() => void) | undefined {
  switch (kinds[csType].opens) {
    case 'window':
      return () => openSupport({ path, dialogs });
    case 'chat':
      return () => dialogs.open({ name: 'chat' });
    case 'link':
      return undefined;
  }
}
