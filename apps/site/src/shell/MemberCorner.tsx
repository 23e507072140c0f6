import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../layout';
import { useStores } from '../stores/StoresContext';

const MemberHead = lazy(() => import('./MemberHead'));

/** The way in for a visitor; balance and menu for a member. */
export const MemberCorner = observer(function MemberCorner() {
  const { t } = useTranslation();
  const { session, dialogs } = useStores();
  const { state, member } = session;
  // Before hydration a token alone marks a member, see index.html; from here on the session says it.
  useEffect(() => {
    if (state !== 'unknown') document.documentElement.toggleAttribute('data-member', state === 'member');
  }, [state]);

  return (
    <Corner>
      {member ? (
        <Suspense fallback={null}>
          <MemberHead member={member} />
        </Suspense>
      ) : (
        <button type="button" className="button main visitor" onClick={() => dialogs.open({ name: 'login' })}>
          {t('session.login')}
        </button>
      )}
    </Corner>
  );
});

const Corner = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  'html[data-member] &': { minInlineSize: 330 },
  'html[data-member] & .visitor': { visibility: 'hidden' },
  [media.phone]: { 'html[data-member] &': { minInlineSize: 0 } },
});
