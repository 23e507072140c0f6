import type { FreeRounds } from '@site/api/vendor';
import type { PlayedRound } from '../play/wire.ts';

/** The free rounds that a player has at a game, and whether they are being played. Source: GAM-06, docs/domain.md DR-21. */
export class FreePlay {
  readonly #grants: FreeRounds[];
  #isOn = false;

  /** `stakes` are those of the game: a grant of another stake cannot be played here. */
  constructor(grants: readonly FreeRounds[], stakes: readonly bigint[]) {
    this.#grants = structuredClone(grants.filter(({ stakeMinor }) => stakes.includes(BigInt(stakeMinor))));
  }

  /** The grant that is played next, with what is left and won; undefined without any. */
  get grant(): Readonly<FreeRounds> | undefined {
    return this.#grants[0];
  }

  /** The campaign that pays the next round; undefined while the player pays. */
  get campaignId(): string | undefined {
    return this.#isOn ? this.grant?.campaignId : undefined;
  }

  begin(): void {
    this.#isOn = this.grant !== undefined;
  }

  stop(): void {
    this.#isOn = false;
  }

  /** Counts a round that has begun. */
  use(campaignId: string): void {
    const grant = this.#grants.find((one) => one.campaignId === campaignId);
    if (grant) grant.left -= 1;
  }

  /** Counts the win of a round that is over. Returns the grant that ended with it. */
  settle({ campaignId, winMinor }: Pick<PlayedRound, 'campaignId' | 'winMinor'>): Readonly<FreeRounds> | undefined {
    const grant = this.#grants.find((one) => one.campaignId === campaignId);
    if (!grant) return undefined;
    grant.wonMinor = String(BigInt(grant.wonMinor) + BigInt(winMinor));
    return grant.left > 0 ? undefined : this.#remove(grant);
  }

  /** Removes the grant that the wallet no longer knows. */
  lose(campaignId: string): void {
    const grant = this.#grants.find((one) => one.campaignId === campaignId);
    if (grant) this.#remove(grant);
  }

  #remove(grant: FreeRounds): FreeRounds {
    this.#grants.splice(this.#grants.indexOf(grant), 1);
    this.#isOn = false;
    return grant;
  }
}
