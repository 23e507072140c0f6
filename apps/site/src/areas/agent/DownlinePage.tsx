import { styled } from '@mui/material/styles';
import type { TeamRow } from '@site/api/agent';
import type { AgentNode, LoadDownlines } from '@site/ui/AgentNode';
import { type AgentSearch, AgentTree } from '@site/ui/AgentTree';
import { DeskTitle } from '@site/ui/DeskTitle';
import type { FigureUnits } from '@site/ui/formatFigure';
import { media } from '@site/ui/layout';
import { Skeleton } from '@site/ui/Skeleton';
import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLibraryWords } from '../../app/useLibraryWords';
import { useStores } from '../../stores/StoresContext';
import { DownlineMember } from './DownlineMember';
import { MemberSearch } from './MemberSearch';

/**
 * downlineManagmentView: everybody below the agent as a tree, which loads a level when it is opened, with the balance of each; and the member
 * whom the address names, with contacts, figures, and what can be done. Source: AGT-05.
 */
export default observer(function DownlinePage() {
  // The panel of a member needs all three: asked for with the first member, they would take the page away while they load.
  const { t } = useTranslation(['agent', 'member', 'report']);
  const { t: site } = useTranslation();
  const { api, session, system } = useStores();
  const words = useLibraryWords();
  const [matches] = useState(() => new MemberSearch(api));
  const [search, setSearch] = useSearchParams();
  const panel = useRef<HTMLDivElement>(null);
  const openId = search.get('member') ?? undefined;
  const load = useMemo<LoadDownlines>(
    () => async (under, cursor) => {
      const pageNo = Number(cursor ?? 1);
      const reply = await api('teamTree', { pageNo, ...(under !== null && { under }) });
      if (!reply.ok) throw new Error(reply.code);
      const { list, totalPages } = reply.value;
      return { nodes: list.map((row) => nodeOf(row, t)), next: pageNo < totalPages ? String(pageNo + 1) : null };
    },
    [api, t],
  );
  useEffect(() => {
    // On phones the member is below the tree.
    if (openId !== undefined) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  if (!words) return <Skeleton look="page" label={site('status.loading')} />;
  const currency = session.member?.currency ?? system.brand.currency;
  const format: FigureUnits = { currency, timeZone: system.brand.zone };
  return (
    <Page>
      <DeskTitle title={t('tree.title')} text={t('tree.text', { currency })} />
      <div className="columns">
        <AgentTree
          load={load}
          search={matches.words === '' ? undefined : searchOf(matches, t)}
          onSearch={(typed) => void matches.search(typed.trim())}
          value={openId}
          onChange={({ id }) => setSearch({ member: id })}
          amountKind="money"
          format={format}
          labels={{ ...words.agentTree, amount: t('tree.balance') }}
        />
        <div ref={panel}>
          <DownlineMember id={openId} />
        </div>
      </div>
    </Page>
  );
});

function searchOf(search: MemberSearch, t: TFunction<'agent'>): AgentSearch {
  const { found, more } = search;
  if (found.state === 'loading') return { state: 'asking' };
  if (found.state === 'failed') return { state: 'failed' };
  const { list, total, next } = found.value;
  return {
    state: 'found',
    paths: list.map(({ uplines, ...row }) => [...uplines, row].map((each) => nodeOf(each, t))),
    total,
    more: next === null ? undefined : { state: more, ask: () => void search.askMore() },
  };
}

const nodeOf = ({ id, account, nickname, type, downlines, members, balanceMinor }: TeamRow, t: TFunction<'agent'>): AgentNode => ({
  id,
  account: account ?? t('tree.unnamed'),
  nickname: nickname ?? '',
  kind: t(`type.${type}`),
  children: downlines,
  members,
  amountMinor: balanceMinor === null ? null : BigInt(balanceMinor),
});

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minInlineSize: 0,
  '& .columns': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 376px', alignItems: 'start', gap: 16 },
  '@media (max-width: 1199.98px)': { '& .columns': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [media.phone]: { gap: 12, '& .columns': { gap: 12 } },
});
