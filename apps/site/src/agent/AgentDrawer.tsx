import { styled } from '@mui/material/styles';
import type { MemberInfo } from '@site/api/member';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { control } from '../shell/control';
import { LanguageChoice } from '../shell/LanguageChoice';
import { ThemeSwitch } from '../shell/ThemeSwitch';
import { AgentMenu } from './AgentMenu';
import { DeskClock } from './DeskClock';
import { WhoIsHere } from './WhoIsHere';

export interface AgentDrawerProps {
  member: MemberInfo | undefined;
  onClose: () => void;
}

/** The menu on narrow screens, with what the header has no room for. A native dialog: it keeps the focus in and gives it back. */
export const AgentDrawer = observer(function AgentDrawer({ member, onClose }: AgentDrawerProps) {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // Strict mode opens, closes and opens again; what it closed is open by the time it is told.
  const closed = () => dialog.current?.open || onClose();
  return (
    <Panel ref={dialog} aria-label={t('centre')} onClose={closed} onClick={({ target }) => target === dialog.current && onClose()}>
      <div className="inside">
        <div className="top">
          {member && <WhoIsHere member={member} />}
          <button type="button" className="icon" aria-label={site('shell.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <AgentMenu onLeave={onClose} />
        <div className="settings">
          <DeskClock />
          <ThemeSwitch />
          <span className="space" />
          <LanguageChoice />
        </div>
      </div>
    </Panel>
  );
});

const Panel = styled('dialog')({
  position: 'fixed',
  inset: 0,
  inlineSize: 'min(320px, 88vw)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  marginInlineEnd: 'auto',
  padding: 0,
  border: 0,
  overflow: 'auto',
  backgroundColor: tone.sunken,
  color: tone.text,
  fontSize: 14,
  // Outside the page's tree: a backdrop knows no variables of elements.
  '&::backdrop': { backgroundColor: 'var(--ui-palette-tone-scrim)' },
  ...control,
  '& .inside': { display: 'flex', flexDirection: 'column', gap: 8, minBlockSize: '100%', padding: '12px 12px 24px' },
  '& .top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingInlineStart: 8 },
  '& .top .icon': { marginInlineStart: 'auto' },
  '& .settings': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    marginBlockStart: 16,
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${tone.line}`,
  },
  '& .settings > bdi': { inlineSize: '100%' },
  '& .space': { flex: 1 },
});
