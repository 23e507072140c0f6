import { styled } from '@mui/material/styles';
import { control } from '@site/ui/control';
import { size } from '@site/ui/layout';
import { radius } from '@site/ui/tokens';
import { elevation, tone } from '@site/ui/vars';
import { Component, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LateChunk } from '../loadChunk';

interface State {
  problem: 'broken' | 'late' | undefined;
}

/** Keeps a dialog or another part that broke, or did not arrive, from taking the page with it: a bar says so and the page stays. Source: SYS-09, C19. */
export class PartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { problem: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { problem: error instanceof LateChunk ? 'late' : 'broken' };
  }

  override render() {
    const { problem } = this.state;
    return problem ? <Missing isLate={problem === 'late'} /> : this.props.children;
  }
}

/** Parts that are missing; the first of them speaks for all. */
const missing: symbol[] = [];
const listeners = new Set<() => void>();

function Missing({ isLate }: { isLate: boolean }) {
  const { t } = useTranslation();
  const [id] = useState(Symbol);
  const speaker = useSyncExternalStore(listen, firstMissing, firstMissing);
  useEffect(() => {
    missing.push(id);
    for (const tell of listeners) tell();
    return () => {
      missing.splice(missing.indexOf(id), 1);
      for (const tell of listeners) tell();
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

const firstMissing = () => missing[0];

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
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
});
