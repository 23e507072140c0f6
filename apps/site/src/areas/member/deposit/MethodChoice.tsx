import { formatPercent } from '@site/money/formatPercent';
import { styled } from '@mui/material/styles';
import type { DepositMethod, PayKind } from '@site/api/deposits';
import type { IconName } from '@site/ui/glyphs';
import { Icon } from '@site/ui/Icon';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { methodWords } from './methodWords';

interface MethodChoiceProps {
  methods: readonly DepositMethod[];
  /** Id of the chosen method. */
  value: string;
  onChange: (id: string) => void;
}

const icons: Record<PayKind, IconName> = { account: 'bank', page: 'wallet', address: 'qrCode', voucher: 'tag' };

/** The ways to pay, each with its time and fee. Source: MEM-03. */
export const MethodChoice = observer(function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const { t } = useTranslation('deposit');
  const { system } = useStores();
  const name = useId();
  return (
    <Choice role="radiogroup" aria-label={t('step.method')}>
      {methods.map(({ id, kind, minutes, feePpm }) => (
        <label key={id}>
          <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
          <span className="glyph">
            <Icon name={icons[kind]} size={20} />
          </span>
          <span className="words">
            <b>{methodWords(t, id).name}</b>
            <small>{methodWords(t, id).text}</small>
            <small className="terms">
              {t('time', { count: minutes })} ·{' '}
              {feePpm === 0 ? t('fee.none') : t('fee.share', { share: formatPercent(feePpm / 1e6, system.locale, 2) })}
            </small>
          </span>
        </label>
      ))}
    </Choice>
  );
});

const Choice = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 196px), 1fr))',
  gap: 10,
  '& label': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: 12,
    padding: 12,
    borderRadius: radius.input,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
    cursor: 'pointer',
  },
  '& label:hover': { backgroundColor: tone.hover },
  '& label:has(:checked)': { boxShadow: `inset 0 0 0 2px ${tone.actionText}` },
  '& label:has(:focus-visible)': { outline: `2px solid ${tone.focus}`, outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
  '& .glyph': {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: radius.control,
    backgroundColor: tone.raised,
    color: tone.muted,
  },
  '& :checked ~ .glyph': { backgroundColor: tone.actionWash, color: tone.actionText },
  '& .words': { display: 'grid', alignContent: 'start', gap: 2, minInlineSize: 0 },
  '& b': { fontWeight: 650, fontSize: 14.5 },
  '& small': { fontSize: 12.5, lineHeight: 1.45, color: tone.muted },
  '& .terms': { color: tone.text },
});
