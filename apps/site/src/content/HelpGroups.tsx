import { styled } from '@mui/material/styles';
import type { HelpCentreValue } from '@site/api/support';
import { display } from '@site/ui/display';
import { Icon } from '@site/ui/Icon';
import { size } from '@site/ui/layout';
import { radius } from '@site/ui/tokens';
import { elevation, tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { Prose } from './Prose';

const groups = ['START', 'MONEY', 'PLAY', 'SAFETY', 'INSTALL'] as const;

interface HelpGroupsProps {
  articles: HelpCentreValue['articles'];
  /** Of the one that is open from the start. */
  open?: string | undefined;
  /** Before the names of articles and groups, where the page may hold them a second time. */
  prefix?: string;
}

/** What is asked most, by what it is about; an answer opens under its question. */
export function HelpGroups({ articles, open, prefix = '' }: HelpGroupsProps) {
  const { t } = useTranslation('content');
  return groups.map((group) => {
    const own = articles.filter((article) => article.group === group);
    if (own.length === 0) return null;
    const titleId = `${prefix}help-${group}`;
    return (
      <Group key={group} aria-labelledby={titleId}>
        <h2 id={titleId}>{t(`help.group.${group}`)}</h2>
        <div className="list">
          {own.map(({ id, title, content }) => (
            <details key={id} id={prefix + id} open={id === open}>
              <summary>
                {title}
                <Icon name="expand" size={18} />
              </summary>
              <Prose html={content} />
            </details>
          ))}
        </div>
      </Group>
    );
  });
}

const Group = styled('section')({
  '& h2': { ...display, margin: '0 0 12px', fontSize: 20, lineHeight: 1.2, color: tone.text },
  '& .list': { overflow: 'hidden', borderRadius: radius.lead, backgroundColor: tone.surface, boxShadow: elevation.rest },
  '& [id]': { scrollMarginBlockStart: size.header + 24 },
  '& details + details': { borderBlockStart: `1px solid ${tone.line}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: 56,
    boxSizing: 'border-box',
    padding: '12px 20px',
    fontWeight: 650,
    color: tone.text,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { backgroundColor: tone.hover },
  '& summary:focus-visible': { outlineOffset: -2, borderRadius: radius.lead },
  '& summary svg': { flex: 'none', color: tone.muted },
  '& details[open] summary': { backgroundColor: tone.select },
  '& details[open] summary svg': { transform: 'rotate(180deg)' },
  '& details > div': { padding: '16px 20px 22px' },
});
