import Button from '@mui/material/Button';
import type { Contract } from '@site/api/contracts';
import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { type ReactNode, useState } from 'react';
import type { ContractAction, ContractsStore } from './ContractsStore';
import { useContractTexts } from './useContractTexts';

interface Question {
  contract: Contract;
  action: ContractAction;
}

/**
 * Returns the buttons of what can be done with a contract, and the dialog that asks before it is done.
 *
 * Source: AGT-08, MEM-20, docs/domain.md DR-11.5.
 */
export function useAnswer(store: ContractsStore): { actionsOf: (contract: Contract) => ReactNode; dialog: ReactNode } {
  const texts = useContractTexts();
  const { t } = texts;
  const [asked, setAsked] = useState<Question>();
  const [failure, setFailure] = useState<string>();
  const ask = (contract: Contract, action: ContractAction) => {
    setFailure(undefined);
    setAsked({ contract, action });
    // What ends with a contract is told before its end is agreed.
    if (contract.status !== 'new request') void store.open(contract.id);
  };
  const confirm = async ({ contract, action }: Question) => {
    const reply = await store.act(contract, action);
    if (reply.ok) setAsked(undefined);
    else setFailure(texts.refusal(reply));
  };
  const button = (contract: Contract, action: ContractAction, label: string, isMain = false) => (
    <Button
      size="small"
      variant={isMain ? 'contained' : 'outlined'}
      aria-label={`${label}: ${texts.reference(contract)}`}
      onClick={() => ask(contract, action)}
    >
      {label}
    </Button>
  );
  const actionsOf = (contract: Contract): ReactNode => {
    const isOffer = contract.status === 'new request';
    if (contract.awaitsMe)
      return (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {button(contract, 'accept', isOffer ? t('act.accept') : t('act.agreeEnd'), true)}
          {button(contract, 'reject', isOffer ? t('act.reject') : t('act.keep'))}
        </div>
      );
    if (isOffer && contract.side === 'given') return <div>{button(contract, 'terminate', t('act.takeBack'))}</div>;
    if (contract.status === 'accepted' && contract.endsAt === null && contract.giver !== null)
      return <div>{button(contract, 'terminate', t('act.askEnd'))}</div>;
    return null;
  };
  const ends = store.document.state === 'ready' && store.openId === asked?.contract.id ? store.document.value.ends : [];
  const dialog = asked && (
    <ConfirmDialog
      icon="document"
      {...questionOf(asked)}
      confirm={{ label: labelOf(asked), onConfirm: () => void confirm(asked) }}
      cancelLabel={t('act.back')}
      isDanger={asked.action !== 'accept'}
      isBusy={store.isBusy}
      failure={failure}
      onClose={() => setAsked(undefined)}
    >
      {asked.contract.status !== 'new request' && asked.action !== 'reject' && ends.length > 0 && (
        <>
          <p>{t('endsWith')}</p>
          <ul>
            {ends.map((ending) => (
              <li key={ending.id}>
                <bdi dir="ltr">
                  {texts.reference(ending)} {ending.taker}
                </bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
  return { actionsOf, dialog };

  function questionOf({ contract, action }: Question) {
    const values = { contract: texts.reference(contract), rate: texts.rateOf(contract) };
    const isOffer = contract.status === 'new request';
    if (action === 'accept')
      return isOffer
        ? { title: t('ask.accept', values), text: t('ask.acceptText', values) }
        : { title: t('ask.agreeEnd', values), text: t('ask.agreeEndText') };
    if (action === 'reject')
      return isOffer
        ? { title: t('ask.reject', values), text: t('ask.rejectText') }
        : { title: t('ask.keep', values), text: t('ask.keepText') };
    return isOffer
      ? { title: t('ask.takeBack', values), text: t('ask.takeBackText') }
      : { title: t('ask.askEnd', values), text: t('ask.askEndText') };
  }

  function labelOf({ contract, action }: Question): string {
    const isOffer = contract.status === 'new request';
    if (action === 'accept') return isOffer ? t('act.accept') : t('act.agreeEnd');
    if (action === 'reject') return isOffer ? t('act.reject') : t('act.keep');
    return isOffer ? t('act.takeBack') : t('act.askEnd');
  }
}
