import { styled } from '@mui/material/styles';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SecurityStore } from '../security/SecurityStore';

const LEVELS = ['low', 'low', 'low', 'medium', 'medium', 'high'] as const;

/** How many of five protections an account has: password, payment password, e-mail, mobile number, and a second factor. Source: MEM-01. */
export const SecurityLevel = observer(function SecurityLevel({ security }: { security: SecurityStore }) {
  const { t } = useTranslation('profile');
  const { load } = security.summary;
  if (load.state !== 'ready') return <Level aria-busy={load.state === 'loading'} />;
  const { hasPaymentPassword, email, mobile, hasTotp, passkeys } = load.value;
  const protections = [true, hasPaymentPassword, email !== null, mobile !== null, hasTotp || passkeys > 0];
  const has = protections.filter(Boolean).length;
  const level = LEVELS[has] ?? 'high';
  return (
    <Level data-level={level}>
      <p>
        {t('level.label')}
        <b>{t(`level.${level}`)}</b>
      </p>
      <meter min={0} max={protections.length} value={has} aria-label={t('level.label')} />
      <div aria-hidden="true">
        {protections.map((_, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a segment is known by its place alone
          <i key={place} data-full={place < has || undefined} />
        ))}
      </div>
      <small>{has < protections.length ? t('level.more', { has, of: protections.length }) : t('level.all')}</small>
    </Level>
  );
});

const Level = styled('div')({
  display: 'grid',
  gap: 6,
  minBlockSize: 64,
  alignContent: 'center',
  '& p': { justifyContent: 'space-between', margin: 0, fontSize: 14 },
  '& b': { color: tone.text },
  '& meter': { position: 'absolute', inlineSize: 1, blockSize: 1, opacity: 0 },
  '& div': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 4 },
  '& i': { blockSize: 6, borderRadius: 3, backgroundColor: tone.line },
  '&[data-level="low"] [data-full]': { backgroundColor: tone.bad },
  '&[data-level="medium"] [data-full]': { backgroundColor: tone.action },
  '&[data-level="high"] [data-full]': { backgroundColor: tone.good },
  '& small': { fontSize: 12.5, color: tone.faint },
});
