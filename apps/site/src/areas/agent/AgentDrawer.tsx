import type { MemberInfo } from '@site/api/member';
import { Drawer } from '@site/ui/Drawer';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import LanguageChoice from '../shell/LanguageChoice';
import ThemeSwitch from '../shell/ThemeSwitch';
import { AgentMenu } from './AgentMenu';
import { DeskClock } from './DeskClock';
import { AgentIdentity } from './AgentIdentity';

export interface AgentDrawerProps {
  member: MemberInfo | undefined;
  onClose: () => void;
}

/** The agents' menu on narrow screens, with the header's hidden controls. */
export const AgentDrawer = observer(function AgentDrawer({ member, onClose }: AgentDrawerProps) {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  return (
    <Drawer
      ground="sunken"
      labels={{ drawer: t('centre'), close: site('shell.close') }}
      head={member && <AgentIdentity member={member} />}
      foot={
        <>
          <LanguageChoice align="start" side="above" />
          <ThemeSwitch align="start" side="above" />
          <DeskClock />
        </>
      }
      onClose={onClose}
    >
      <AgentMenu onLeave={onClose} />
    </Drawer>
  );
});
