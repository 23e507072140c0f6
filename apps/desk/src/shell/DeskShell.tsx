import { AgentMenu } from '@site/ui/AgentMenu';
import { AgentShell } from '@site/ui/AgentShell';
import { BottomBar } from '@site/ui/BottomBar';
import { Clock } from '@site/ui/Clock';
import { Drawer } from '@site/ui/Drawer';
import { Toasts } from '@site/ui/Toasts';
import { useNow } from '@site/ui/useNow';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccountDialog } from '../account/AccountDialog';
import { AuthenticatorReminder } from '../account/AuthenticatorReminder';
import { useDesk } from '../DeskContext';
import { addressOf, type DeskPage, pages } from '../pages';
import { ClosingNotice } from './ClosingNotice';
import { LanguageChoice } from './LanguageChoice';
import { OperatorBadge } from './OperatorBadge';
import { ThemeChoice } from './ThemeChoice';

const groups = ['work', 'offer', 'house'] as const;
/** Time between two counts of what waits, in milliseconds. */
const COUNT_EVERY_MS = 30_000;

/** Layout of every page of the desk, on the components of the agent centre. Source: OPR-01. */
export const DeskShell = observer(function DeskShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isAccountOpen, setAccountOpen] = useState(false);
  useCounts(pathname);

  const own = (pages as readonly DeskPage[]).filter(({ act }) => desk.may(act));
  const waiting = desk.waiting.reduce((sum, { open }) => sum + open, 0);
  const entryOf = (page: DeskPage) => ({
    href: addressOf(page),
    icon: page.icon,
    label: t(`page.${page.name}`),
    ...(page.name === 'queues' && waiting > 0 && { unread: t('waiting', { open: waiting }) }),
  });
  const go = (href: string) => {
    setMenuOpen(false);
    void navigate(href);
  };
  const openAccount = () => {
    setMenuOpen(false);
    setAccountOpen(true);
  };
  const clock = <DeskClock />;
  const menu = (
    <AgentMenu
      label={t('menu.label')}
      current={pathname}
      onNavigate={go}
      items={groups.flatMap((group) => {
        const items = own.filter((page) => page.group === group).map(entryOf);
        return items.length > 0 ? [{ title: t(`menu.${group}`), items }] : [];
      })}
    />
  );
  return (
    <>
      <AgentShell
        sx={{ '& main a:not(.MuiButtonBase-root)': { color: tone.actionText } }}
        brand={desk.brand.name}
        brandMark={desk.brand.mark}
        home="/operator"
        onNavigate={go}
        centre={t('desk')}
        menu={menu}
        mark={desk.brand.playMoney ? t('playMoney') : undefined}
        clock={clock}
        who={<OperatorBadge onPress={openAccount} />}
        settings={
          <>
            <LanguageChoice />
            <ThemeChoice />
          </>
        }
        bar={
          <BottomBar
            label={t('menu.label')}
            current={pathname}
            onNavigate={go}
            items={[...own.slice(0, 3).map(entryOf), { onPress: () => setMenuOpen(true), icon: 'menu', label: t('menu.more') }]}
          />
        }
        labels={{ skip: t('skip'), menu: t('menu.open'), signOut: t('signOut') }}
        onMenu={() => setMenuOpen(true)}
        onSignOut={() => void desk.logOut()}
      >
        <ClosingNotice />
        <AuthenticatorReminder />
        {children}
      </AgentShell>
      {isMenuOpen && (
        <Drawer
          ground="sunken"
          labels={{ drawer: t('menu.label'), close: t('close') }}
          head={<OperatorBadge onPress={openAccount} />}
          foot={
            <>
              <LanguageChoice align="start" side="above" />
              <ThemeChoice align="start" side="above" />
              {clock}
            </>
          }
          onClose={() => setMenuOpen(false)}
        >
          {menu}
        </Drawer>
      )}
      {isAccountOpen && <AccountDialog onClose={() => setAccountOpen(false)} />}
      <Toasts items={desk.notices} labels={{ region: t('notices'), dismiss: t('close') }} onClose={(id) => desk.dismiss(id)} />
    </>
  );
});

const DeskClock = observer(function DeskClock() {
  return <Clock zone={useDesk().brand.zone} now={useNow()} />;
});

/** Counts what waits while the desk is open. The page of queues, which the desk opens with, counts at its start by itself. */
function useCounts(pathname: string) {
  const desk = useDesk();
  const mayRead = desk.may('readQueues');
  // The service serves the start of the desk at /operator/.
  const isCounted = /^\/operator(\/(queues)?)?$/.test(pathname);
  useEffect(() => {
    if (!mayRead) return undefined;
    const count = async () => {
      const reply = await desk.api('queue', { pageNo: 1 });
      if (reply.ok) desk.count(reply.value.counts);
    };
    if (!isCounted && desk.waiting.length === 0) void count();
    const timer = setInterval(() => void count(), COUNT_EVERY_MS);
    return () => clearInterval(timer);
  }, [desk, mayRead, isCounted]);
}
