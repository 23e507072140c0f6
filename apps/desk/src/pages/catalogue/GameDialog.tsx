import type { CatalogueGame } from '@site/api/operator';
import { CheckField } from '@site/ui/CheckField';
import { SelectField } from '@site/ui/SelectField';
import { TextField } from '@site/ui/TextField';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';

interface Vendor {
  vassalage: string;
  name: string;
}

export type GameAct =
  | { act: 'open' | 'close'; game: CatalogueGame }
  | { act: 'open' | 'close'; vendor: Vendor }
  | { act: 'mark'; game: CatalogueGame };

type GameDialogProps = GameAct & {
  /** Called with what was done, in words. */
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Asks before games are opened or closed, or how a game is marked and where it stands. Source: OPR-05. */
export function GameDialog(props: GameDialogProps) {
  const { act, onDone, onClose } = props;
  const { t } = useTranslation(['desk-content', 'operator']);
  const { api } = useDesk();
  const game = 'game' in props ? props.game : undefined;
  const name = 'game' in props ? props.game.name : props.vendor.name;
  const target = 'game' in props ? { nodeId: props.game.nodeId } : { vassalage: props.vendor.vassalage };
  const isVendor = game === undefined;
  const verb = t(isVendor ? (act === 'open' ? 'games.openAll' : 'games.closeAll') : `games.${act}`);
  return (
    <ActDialog
      title={`${verb}: ${name}`}
      text={t(isVendor ? `gameAsk.${act === 'open' ? 'openAll' : 'closeAll'}` : `gameAsk.${act}`)}
      reason={{ label: t('operator:decide.reason'), help: t('gameAsk.reasonHelp'), isRequired: act === 'close' }}
      submit={verb}
      isDanger={act === 'close'}
      onAct={async (textOf) => {
        const change =
          act === 'mark'
            ? {
                isHot: textOf('isHot') !== '',
                isNew: textOf('isNew') !== '',
                position: Math.max(0, Number(textOf('position')) - 1),
              }
            : { status: act === 'open' ? ('open' as const) : (textOf('status') as 'maintenance' | 'disabled') };
        const reply = await api('setGame', { ...target, ...change, reason: textOf('reason') });
        if (reply.ok) onDone(t(`gameTold.${act}`, { name }));
        return reply;
      }}
      onClose={onClose}
    >
      {act === 'close' && (
        <SelectField
          size="medium"
          name="status"
          label={t('gameAsk.how')}
          help={t('gameAsk.howHelp')}
          defaultValue="maintenance"
          items={(['maintenance', 'disabled'] as const).map((value) => ({ value, label: t(`gameStatus.${value}`) }))}
        />
      )}
      {act === 'mark' && game && (
        <>
          <div>
            <CheckField name="isHot" label={t('games.hot')} defaultChecked={game.isHot} />
            <CheckField name="isNew" label={t('games.new')} defaultChecked={game.isNew} />
          </div>
          <TextField
            size="medium"
            isFigure
            inputMode="numeric"
            name="position"
            label={t('games.position')}
            help={t('gameAsk.positionHelp')}
            defaultValue={game.position + 1}
            required
          />
        </>
      )}
    </ActDialog>
  );
}
