import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CopyButton } from '@site/ui/CopyButton';
import { Dialog } from '@site/ui/Dialog';
import { radius, tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '../../app/useNavigateTo';

export interface RoundDialogProps {
  roundId: string;
  gameName: string;
  /** The game in which the round can be verified; null where it cannot. */
  verifyNodeId: number | null;
  onClose: () => void;
}

/** Shows the whole id of a round with a copy button, and a link to verify it. Source: GAM-10, SHL-13. */
export function RoundDialog({ roundId, gameName, verifyNodeId, onClose }: RoundDialogProps) {
  const { t } = useTranslation('member');
  const { t: site } = useTranslation();
  const go = useNavigateTo();
  const href = `/seamless?nodeId=${verifyNodeId}`;
  return (
    <Dialog
      title={t('record.roundOf', { game: gameName })}
      closeLabel={site('shell.close')}
      onClose={onClose}
      actions={
        verifyNodeId !== null && (
          <Button
            variant="contained"
            href={href}
            onClick={(event) => {
              event.preventDefault();
              go(href);
            }}
          >
            {t('record.openGame')}
          </Button>
        )
      }
    >
      <Id>
        <bdi dir="ltr">{roundId}</bdi>
        <CopyButton value={roundId} labels={{ copy: t('record.copyRound'), copied: t('record.copied') }} />
      </Id>
      <p>{t(verifyNodeId === null ? 'record.notVerified' : 'record.verify')}</p>
    </Dialog>
  );
}

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
