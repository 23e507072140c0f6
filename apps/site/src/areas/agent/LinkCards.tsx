import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SignUpLink } from '@site/api/signUpLinks';
import { intlLocale } from '@site/money/intlLocale';
import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { formatRate } from '@site/ui/formatFigure';
import { media } from '@site/ui/layout';
import { QrCode } from '@site/ui/QrCode';
import { StatusChip } from '@site/ui/StatusChip';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

const looks = {
  open: { tone: 'good', icon: 'check' },
  expired: { tone: 'plain', icon: 'clock' },
  usedUp: { tone: 'plain', icon: 'check' },
  withdrawn: { tone: 'plain', icon: 'close' },
} as const;

interface LinkCardsProps {
  links: readonly SignUpLink[];
  /** A link was withdrawn. */
  onChange: () => void;
}

/** Sign-up links as cards: what each gives, how often it was used, its code, and its end. Source: AGT-04. */
export const LinkCards = observer(function LinkCards({ links, onChange }: LinkCardsProps) {
  const { t } = useTranslation('agent');
  const { t: failure } = useTranslation('failure');
  const { api, system } = useStores();
  const { locale, brand } = system;
  const [openId, setOpenId] = useState<string>();
  const [ending, setEnding] = useState<SignUpLink>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const time = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: brand.zone,
  });
  const termsOf = ({ terms }: SignUpLink) =>
    terms.map(({ kind, tiers }) => {
      const rates = tiers.map(({ ratePpm }) => ratePpm);
      return `${t(`contracts.${kind}`)} ${formatRate([Math.min(...rates), Math.max(...rates)], locale)}`;
    });
  const withdraw = async ({ id }: SignUpLink) => {
    setBusy(true);
    const reply = await api('endLink', { id });
    setBusy(false);
    if (!reply.ok) return setFault(failure(reply.code));
    setEnding(undefined);
    onChange();
  };
  return (
    <>
      <Cards aria-label={t('links.list')}>
        {openFirst(links).map((link) => (
          <li key={link.id}>
            <div className="head">
              <h2>
                <bdi dir="ltr">{link.code}</bdi>
              </h2>
              <StatusChip {...looks[link.state]} label={t(`links.state.${link.state}`)} />
            </div>
            <p>{[t(`type.${link.type}`), ...(link.terms.length > 0 ? termsOf(link) : [t('links.noTerms')])].join(' · ')}</p>
            <dl>
              <div>
                <dt>{t('links.clicks')}</dt>
                <dd>{link.clicks}</dd>
              </div>
              <div>
                <dt>{t('links.signUps')}</dt>
                <dd>{link.mostUses === null ? link.signUps : t('links.signUpsOf', { count: link.signUps, most: link.mostUses })}</dd>
              </div>
              <div>
                <dt>{t('links.deposits')}</dt>
                <dd>{link.firstDeposits}</dd>
              </div>
              <div>
                <dt>{t('links.expires')}</dt>
                <dd>{link.expiresAt === null ? t('links.never') : time.format(link.expiresAt)}</dd>
              </div>
            </dl>
            {link.state === 'open' && (
              <div className="acts">
                <Button
                  size="small"
                  variant="outlined"
                  aria-expanded={link.id === openId}
                  onClick={() => setOpenId(link.id === openId ? undefined : link.id)}
                >
                  {t('links.show')}
                </Button>
                <Button size="small" variant="text" onClick={() => setEnding(link)}>
                  {t('links.withdraw')}
                </Button>
              </div>
            )}
            {link.id === openId && (
              <QrCode value={link.url} labels={{ code: t('links.qr'), copy: t('links.copy'), copied: t('links.copied') }} />
            )}
          </li>
        ))}
      </Cards>
      {ending && (
        <ConfirmDialog
          icon="warning"
          title={t('links.withdrawTitle', { code: ending.code })}
          text={t('links.withdrawText')}
          confirm={{ label: t('links.withdraw'), onConfirm: () => void withdraw(ending) }}
          cancelLabel={t('links.back')}
          isDanger
          isBusy={isBusy}
          failure={fault}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
});

/** Those that still work come first, the newest before. */
const openFirst = (links: readonly SignUpLink[]) =>
  links.toSorted((one, other) => Number(other.state === 'open') - Number(one.state === 'open'));

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: 10,
    padding: 16,
    border: `1px solid ${tone.line}`,
    borderRadius: 12,
    backgroundColor: tone.surface,
    color: tone.text,
    minInlineSize: 0,
  },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& h2': { margin: 0, fontSize: 15, fontWeight: 620, letterSpacing: '0.04em' },
  '& p': { margin: 0, color: tone.muted, fontSize: 14, overflowWrap: 'anywhere' },
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px 16px', margin: 0 },
  '& dt': { fontSize: 12, color: tone.muted },
  '& dd': { margin: 0, fontSize: 14, fontWeight: 550, fontVariantNumeric: 'tabular-nums' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& figure': { justifySelf: 'stretch' },
  [media.phone]: { '& .acts button': { minBlockSize: 44 } },
});
