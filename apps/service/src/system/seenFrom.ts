import { isIPv4 } from 'node:net';
import type { BrandState } from './Brands.ts';
import { ipOf } from './ipOf.ts';

/** A brand as a visitor at an address finds it: closed to those whom it may not serve. Maintenance comes first. Source: SYS-01, SYS-03. */
export function seenFrom<State extends Pick<BrandState, 'status' | 'blocked'>>(state: State, address: string): State {
  const ip = ipOf(address);
  return state.status === 0 && state.blocked.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6') ? { ...state, status: 2 } : state;
}
