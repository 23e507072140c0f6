import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Announcements } from './Announcements';
import { ContentTitle } from './ContentTitle';
import { announceLayout } from './announceLayout';

/** Announcements. The history state may contain the index of the one opened at first. Source: LOB-11. */
export default function AnnouncePage() {
  const { t } = useTranslation('content');
  const location = useLocation();
  return (
    <AnnounceLayout>
      <ContentTitle title={t('announce.title')} text={t('announce.text')} />
      <Announcements key={location.key} startIndex={startIndexOf(location)} />
    </AnnounceLayout>
  );
}

function startIndexOf({ state }: { state: unknown }): number | undefined {
  const { startIndex } = (state ?? {}) as { startIndex?: unknown };
  return Number.isSafeInteger(startIndex) && Number(startIndex) >= 0 ? Number(startIndex) : undefined;
}

const AnnounceLayout = styled('div')(announceLayout);
