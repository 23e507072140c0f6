import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { StatusChip } from '@site/ui/StatusChip';
import { tone } from '@site/ui/vars';
import type { ReactNode } from 'react';
import { Code } from './Code';
import { ImportLine } from './ImportLine';
import type { Content } from './loadContent';
import { Prose } from './Prose';

const statusLook = {
  stable: { tone: 'good', icon: 'check', label: 'Stable' },
  new: { tone: 'info', icon: 'star', label: 'New' },
  deprecated: { tone: 'bad', icon: 'warning', label: 'Deprecated' },
} as const;

/** Stories that show the design of each part of the product. */
const drawings = {
  foundations: { label: 'Foundations', href: '?path=/story/foundations-colour--colour' },
  lobby: { label: 'Lobby', href: '?path=/story/shell-siteframe--member' },
  desk: { label: 'Agent centre', href: '?path=/story/shell-agentshell--default' },
} as const;

const lookNames = { dark: 'Dark', light: 'Light', rtl: 'Right to left' };

/** Head of a component's page: name, import line, status, version, size, design link. */
export function Head({ family, content: { name, guide, program, described, size, pictures } }: { family: string; content: Content }) {
  const importLine = program?.match(new RegExp(`^import [^;]*\\b${name}\\b[^;]*;$`, 'm'))?.[0];
  const drawing = guide && drawings[guide.face];
  return (
    <Top>
      <p className="family">{family}</p>
      <h1>
        {name}
        {guide && <StatusChip {...statusLook[guide.status]} />}
      </h1>
      {described && (
        <p className="lead">
          <Prose>{described.description}</Prose>
        </p>
      )}
      {importLine && <ImportLine code={importLine} />}
      <dl>
        {guide && <Fact name="Since">{guide.since}</Fact>}
        {size && (
          <Fact name="Size, gzip">
            {size.ownKB} kB <small>{size.allKB} kB with MUI</small>
          </Fact>
        )}
        {described?.root && (
          <Fact name="Renders">
            <Code>{`<${described.root}>`}</Code>
          </Fact>
        )}
        {drawing && (
          <Fact name="Design">
            <a href={drawing.href} target="_top">
              {drawing.label}
            </a>
          </Fact>
        )}
        {pictures.length > 0 && (
          <Fact name="Approved pictures">
            {pictures.map(({ look, href }) => (
              <a key={look} href={href} target="_blank" rel="noreferrer">
                {lookNames[look]}
              </a>
            ))}
          </Fact>
        )}
      </dl>
    </Top>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Top = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  justifyItems: 'start',
  '& .family': { margin: 0, color: tone.faint, fontSize: 13, fontWeight: 600 },
  '& > h1': {
    ...display,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 14,
    margin: 0,
    fontSize: 'clamp(30px, 8cqi, 44px)',
    lineHeight: 1.05,
  },
  '& .lead': { margin: 0, maxInlineSize: 680, color: tone.muted, fontSize: 18, lineHeight: 1.5, textWrap: 'pretty' },
  '& > dl': { display: 'flex', flexWrap: 'wrap', gap: '14px 40px', margin: '6px 0 0' },
  '& dt': { color: tone.faint, fontSize: 12.5 },
  '& dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 12px',
    margin: 0,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': { color: tone.faint, fontSize: 12.5, fontWeight: 400 },
  '& a': { color: tone.actionText },
});
