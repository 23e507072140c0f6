import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { EmptyState } from '@site/ui/EmptyState';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { HelpGroups } from './HelpGroups';

interface HelpDialogProps {
  /** Code of the article. */
  article: string;
  onClose: () => void;
}

/** A help article in a dialog, without leaving the page. Source: SHL-14. */
export default observer(function HelpDialog({ article, onClose }: HelpDialogProps) {
  const { t } = useTranslation('content');
  const { t: site } = useTranslation();
  const { content, navigation } = useStores();
  const { help } = content;
  const { load } = help;
  const answers = useRef<HTMLDivElement>(null);
  const isThere = load.state === 'ready';
  useEffect(() => void help.open({}), [help]);
  useEffect(() => {
    if (isThere) answers.current?.querySelector('details[open]')?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  return (
    <Dialog
      title={t('help.title')}
      width="medium"
      closeLabel={site('shell.close')}
      onClose={onClose}
      actions={
        <Button
          variant="outlined"
          onClick={() => {
            onClose();
            navigation.go('/help');
          }}
        >
          {t('help.whole')}
        </Button>
      }
    >
      {load.state === 'loading' && <Skeleton look="list" count={3} label={t('loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void help.ask({})} />}
      {load.state === 'ready' && load.value.articles.length === 0 && (
        <EmptyState icon="help" title={t('help.emptyTitle')} text={t('help.emptyText')} />
      )}
      {load.state === 'ready' && (
        <Answers ref={answers}>
          <HelpGroups articles={load.value.articles} open={article} prefix="dialog-" />
        </Answers>
      )}
    </Dialog>
  );
});

const Answers = styled('div')({
  display: 'grid',
  gap: 24,
  '& h2': { fontSize: 17 },
  '& .list': { backgroundColor: tone.raised, boxShadow: 'none' },
});
