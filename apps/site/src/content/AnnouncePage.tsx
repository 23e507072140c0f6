import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Announcements } from './Announcements';
import { ContentTitle } from './ContentTitle';

/** Announcements. The state of the navigation may name the one that is open at first, by its place. Source: LOB-11. */
export default function AnnouncePage() {
  const { t } = useTranslation('content');
  const location = useLocation();
  return (
    <Page>
      <ContentTitle title={t('announce.title')} text={t('announce.text')} />
      <Announcements key={location.key} startIndex={startIndexOf(location)} />
    </Page>
  );
}

function startIndexOf({ state }: { state: unknown }): number | undefined {
  const { startIndex } = (state ?? {}) as { startIndex?: unknown };
  return Number.isSafeInteger(startIndex) && Number(startIndex) >= 0 ? Number(startIndex) : undefined;
}

const Page = styled('div')({ display: 'grid', gap: 24, inlineSize: '100%', maxInlineSize: 880 });
