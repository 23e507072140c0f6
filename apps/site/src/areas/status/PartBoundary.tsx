import { styled } from '@mui/material/styles';
import { control } from '@site/ui/control';
import { size } from '@site/ui/layout';
import { elevation, radius, tone } from '@site/ui/vars';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './ErrorBoundary';

/** Error boundary for a dialog or another part: a bar reports the failure and the page stays. Source: SYS-09. */
export const PartBoundary = ({ children }: { children: ReactNode }) => <ErrorBoundary fallback={Missing}>{children}</ErrorBoundary>;

/** Missing parts; a single bar reports all of them. */
const missing: symbol[] = [];
const listeners = new Set<() => void>();

function Missing({ isLate }: { isLate: boolean }) {
  const { t } = useTranslation();
  const [id] = useState(Symbol);
  const speaker = useSyncExternalStore(listen, firstMissing, firstMissing);
  useEffect(() => {
    missing.push(id);
    tell();
    return () => {
      missing.splice(missing.indexOf(id), 1);
      tell();
    };
  }, [id]);
  return (
    speaker === id && (
      <Bar role="alert">
        <p>{t(isLate ? 'status.lateText' : 'status.partMissing')}</p>
        <button type="button" className="button main" onClick={() => location.reload()}>
          {t('status.reload')}
        </button>
      </Bar>
    )
  );
}

/** Returns true while a bar reports a missing part: other bars in its position wait. */
export const useIsPartMissing = () => useSyncExternalStore(listen, firstMissing, firstMissing) !== undefined;

const firstMissing = () => missing[0];

const tell = () => listeners.forEach((listener) => listener());

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const Bar = styled('div')({
  ...control,
  position: 'fixed',
  zIndex: 1500,
  insetBlockStart: size.header + 12,
  insetInline: 16,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  inlineSize: 'fit-content',
  maxInlineSize: 560,
  marginInline: 'auto',
  paddingBlock: 8,
  paddingInline: '16px 8px',
  borderRadius: radius.tile,
  backgroundColor: tone.overlay,
  color: tone.text,
  boxShadow: `${elevation.floating}, inset 0 0 0 1px ${tone.line}`,
  '& > p': { flex: '1 1 200px', margin: 0 },
  // The bar about the connection has the same position, and names the cause.
  'html[data-line] &': { display: 'none' },
});
