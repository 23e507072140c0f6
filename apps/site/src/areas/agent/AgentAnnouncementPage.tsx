import { styled } from '@mui/material/styles';
import { DeskTitle } from '@site/ui/DeskTitle';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { announceLayout } from '../content/announceLayout';
import { AnnouncementsOf } from '../content/Announcements';

const query = { types: 'H', platform: 'W', audience: 'agent' } as const;

/** agentAnnouncement: what the brand announces to its agents. Source: AGT-03. */
export default function AgentAnnouncementPage() {
  const { t } = useTranslation('agent');
  const { api } = useStores();
  const [answer] = useState(() => new Answer(api, 'announcements'));
  useEffect(() => void answer.ask(query), [answer]);
  return (
    <Page>
      <DeskTitle title={t('menu.announcements')} />
      <AnnouncementsOf answer={answer} query={query} />
    </Page>
  );
}

const Page = styled('div')(announceLayout);
