import Button from '@mui/material/Button';
import { styled, useColorScheme } from '@mui/material/styles';
import { CopyButton } from '@site/ui/CopyButton';
import { Dialog } from '@site/ui/Dialog';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { useNavigateTo } from '../../app/useNavigateTo';
import { RoundLegs } from './RoundLegs';

export interface RoundDialogProps {
  /** Id of the bet's row. */
  id: string;
  roundId: string;
  gameName: string;
  /** Selection of the bet, in short; null where there was no choice. */
  selection: string | null;
  /** The game in which the round can be verified; null where it cannot. */
  verifyNodeId: number | null;
  onClose: () => void;
}

/** Shows a bet: its round's whole id with a copy button, what it was placed on, and the round itself at its vendor. Source: GAM-10, SHL-13. */
export const RoundDialog = observer(function RoundDialog({ id, roundId, gameName, selection, verifyNodeId, onClose }: RoundDialogProps) {
  const { t } = useTranslation('member');
  const { t: site } = useTranslation();
  const { api, dialogs } = useStores();
  const go = useNavigateTo();
  const { colorScheme = 'dark' } = useColorScheme();
  const href = `/seamless?nodeId=${verifyNodeId}`;

  const watch = async () => {
    // Browsers open a tab at a press alone, so it is opened before the address is known.
    const tab = window.open('about:blank', '_blank');
    const reply = await api('replayRound', { id, theme: colorScheme });
    if (!reply.ok) {
      tab?.close();
      return dialogs.open({ name: 'message', code: reply.code });
    }
    if (!tab) return location.assign(reply.value.url);
    // The vendor's page must not reach ours.
    tab.opener = null;
    tab.location.replace(reply.value.url);
  };

  return (
    <Dialog
      title={t('record.roundOf', { game: gameName })}
      closeLabel={site('shell.close')}
      onClose={onClose}
      actions={
        verifyNodeId !== null && (
          <>
            <Button
              href={href}
              onClick={(event) => {
                event.preventDefault();
                go(href);
              }}
            >
              {t('record.openGame')}
            </Button>
            <Button variant="contained" onClick={() => void watch()}>
              {t('record.watch')}
            </Button>
          </>
        )
      }
    >
      <Id>
        <bdi dir="ltr">{roundId}</bdi>
        <CopyButton value={roundId} labels={{ copy: t('record.copyRound'), copied: t('record.copied') }} />
      </Id>
      {selection !== null && <RoundLegs betId={id} />}
      <p>{t(verifyNodeId === null ? 'record.notVerified' : 'record.watchText')}</p>
    </Dialog>
  );
});

const Id = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingBlock: 6,
  paddingInline: '14px 8px',
  border: `1px solid ${tone.line}`,
  borderRadius: radius.control,
  backgroundColor: tone.page,
  '& bdi': { minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});
