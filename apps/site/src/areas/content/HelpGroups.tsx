import { styled } from '@mui/material/styles';
import type { HelpCentreValue } from '@site/api/support';
import { Icon } from '@site/ui/Icon';
import { useTranslation } from 'react-i18next';
import { Said } from '../../app/Said';
import { helpGroup } from './helpGroup';
import { Prose } from './Prose';

const groups = ['START', 'MONEY', 'PLAY', 'SAFETY', 'INSTALL'] as const;

interface HelpGroupsProps {
  articles: HelpCentreValue['articles'];
  /** Id of the article opened at first. */
  open?: string | undefined;
  /** Prefix of the ids of articles and groups, for pages that may contain them twice. */
  prefix?: string;
}

/** Frequent questions by topic; an answer opens under its question. */
export function HelpGroups({ articles, open, prefix = '' }: HelpGroupsProps) {
  const { t } = useTranslation('content');
  return groups.map((group) => {
    const own = articles.filter((article) => article.group === group);
    if (own.length === 0) return null;
    const titleId = `${prefix}help-${group}`;
    return (
      <HelpGroup key={group} aria-labelledby={titleId}>
        <h2 id={titleId}>{t(`help.group.${group}`)}</h2>
        <div className="list">
          {own.map(({ id, title, content, saidIn }) => (
            <details key={id} id={prefix + id} open={id === open}>
              <summary>
                <span>
                  <Said in={saidIn}>{title}</Said>
                </span>
                <Icon name="expand" size={18} />
              </summary>
              <Prose html={content} saidIn={saidIn} />
            </details>
          ))}
        </div>
      </HelpGroup>
    );
  });
}

const HelpGroup = styled('section')(helpGroup);
