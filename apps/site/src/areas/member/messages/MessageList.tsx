import { styled } from '@mui/material/styles';
import type { InboxItem } from '@site/api/inbox';
import { cardStyle } from '@site/ui/cardStyle';
import { CheckField } from '@site/ui/CheckField';
import { media } from '@site/ui/layout';
import { radius, tone } from '@site/ui/vars';
import { visuallyHidden } from '@site/ui/visuallyHidden';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Said } from '../../../app/Said';
import { useMoment } from '../security/useMoment';
import type { InboxStore } from './InboxStore';
import { useInboxWords } from './useInboxWords';

interface MessageListProps {
  inbox: InboxStore;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** A page of messages, each with a box that chooses it; an unread one has a dot and a heavier title. */
export const MessageList = observer(function MessageList({ inbox, openId, onOpen }: MessageListProps) {
  const { t } = useTranslation('inbox');
  const wordsOf = useInboxWords();
  const moment = useMoment();
  const titleOf = (item: InboxItem) => (item.box === 'message' ? wordsOf(item).title : item.title);
  return (
    <List>
      {inbox.items.map((item) => (
        <li key={item.id} data-unread={item.isRead ? undefined : true} data-open={item.id === openId || undefined}>
          <CheckField
            label={<span className="hidden">{t('list.choose', { title: titleOf(item) })}</span>}
            checked={inbox.chosen.has(item.id)}
            onChange={({ target }) => inbox.choose(item.id, target.checked)}
          />
          <button type="button" aria-current={item.id === openId || undefined} onClick={() => onOpen(item.id)}>
            <span className="title">
              <Said in={item.saidIn}>{titleOf(item)}</Said>
            </span>
            {!item.isRead && <span className="hidden">{t('list.unread')}</span>}
            <time dateTime={new Date(item.at).toISOString()}>{moment(item.at)}</time>
          </button>
          <i aria-hidden="true" />
        </li>
      ))}
    </List>
  );
});

const List = styled('ul')(cardStyle, {
  display: 'grid',
  margin: 0,
  padding: 6,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) 10px',
    alignItems: 'center',
    columnGap: 4,
    paddingInline: '10px 14px',
    borderRadius: radius.control,
  },
  '& li + li': { marginBlockStart: 2 },
  '& li:hover': { backgroundColor: tone.hover },
  '& li[data-open]': { backgroundColor: tone.select, boxShadow: `inset 0 0 0 1px ${tone.actionText}` },
  '& li > div': { alignSelf: 'stretch', display: 'grid', alignItems: 'center' },
  '& li label': { minInlineSize: 32, minBlockSize: 44, alignItems: 'center' },
  '& li > button': {
    display: 'grid',
    gap: 2,
    minInlineSize: 0,
    minBlockSize: 62,
    alignContent: 'center',
    paddingInline: 4,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: tone.muted,
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& .title': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: 15, lineHeight: 1.4 },
  '& [data-unread] .title': { fontWeight: 700, color: tone.text },
  '& time': { fontSize: 13, color: tone.faint },
  '& i': { inlineSize: 9, blockSize: 9, borderRadius: 9 },
  '& [data-unread] i': { backgroundColor: tone.hot },
  '& .hidden': visuallyHidden,
  [media.phone]: { '& .title': { whiteSpace: 'normal' } },
});
