import type { Services } from '../services.ts';
import { operatorsOnDuty } from './operatorsOnDuty.ts';

interface Told {
  merchant: string;
  /** Members whose chats have changed. */
  accountIds: number[];
  now: Date;
}

/** Tells the open pages of members, and of the operators who take chats, that chats have changed. Call after the commit. */
export async function tellChat({ db, bus }: Pick<Services, 'db' | 'bus'>, { merchant, accountIds, now }: Told): Promise<void> {
  bus.publish([...accountIds, ...(await operatorsOnDuty(db, merchant, now))]);
}
