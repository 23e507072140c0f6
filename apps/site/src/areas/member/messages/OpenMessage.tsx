import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { InboxItem } from '@site/api/inbox';
import { cardStyle } from '@site/ui/cardStyle';
import { display } from '@site/ui/display';
import { Icon } from '@site/ui/Icon';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../../../app/Said';
import { Prose } from '../../content/Prose';
import { LinkButton } from '../../shell/LinkButton';
import { usePlaces } from '../../shell/usePlaces';
import { useMoment } from '../security/useMoment';
import { nextPlace } from './nextPlace';
import { useInboxWords } from './useInboxWords';

interface OpenMessageProps {
  item: InboxItem;
  /** Leaves the message, where it covers the list. */
  onBack: () => void;
  onRemove: () => void;
}

/** One message with its text, and a link to the page on which it goes on. */
export const OpenMessage = observer(function OpenMessage({ item, onBack, onRemove }: OpenMessageProps) {
  const { t } = useTranslation('inbox');
  const wordsOf = useInboxWords();
  const moment = useMoment();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = item.box === 'message' ? nextPlace[item.kind] : undefined;
  const [next] = usePlaces(...(place ? [place] : []));
  useEffect(() => heading.current?.focus(), []);
  const own = item.box === 'message' ? wordsOf(item) : undefined;
  return (
    <Article>
      <button type="button" className="back" onClick={onBack}>
        <Icon name="back" size={18} />
        {t('detail.back')}
      </button>
      <h2 ref={heading} tabIndex={-1}>
        <Said in={item.saidIn}>{item.box === 'notice' ? item.title : own?.title}</Said>
      </h2>
      <time dateTime={new Date(item.at).toISOString()}>{moment(item.at)}</time>
      {own && (
        <p dir="auto" {...item.saidIn}>
          {own.text}
        </p>
      )}
      {item.box === 'notice' && <Prose html={item.content} saidIn={item.saidIn} />}
      <div className="acts">
        {next && (
          <LinkButton variant="contained" href={next.href}>
            {next.label}
          </LinkButton>
        )}
        <Button variant="outlined" startIcon={<Icon name="trash" size={18} />} onClick={onRemove}>
          {t('detail.remove')}
        </Button>
      </div>
    </Article>
  );
});

const Article = styled('article')(cardStyle, {
  display: 'grid',
  gap: 10,
  padding: 26,
  '& .back': {
    display: 'none',
    justifySelf: 'start',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 44,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 650,
    color: tone.actionText,
    cursor: 'pointer',
  },
  '& h2': { ...display, margin: 0, fontSize: 22, lineHeight: 1.25, overflowWrap: 'anywhere' },
  '& h2:focus': { outline: 'none' },
  '& time': { fontSize: 13, color: tone.faint },
  '& > p': {
    margin: 0,
    marginBlockStart: 6,
    maxInlineSize: '68ch',
    lineHeight: 1.65,
    color: tone.muted,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 14 },
  [media.compact]: { padding: 18, '& .back': { display: 'inline-flex' } },
});
