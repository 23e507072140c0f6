import { isIPv4 } from 'node:net';
import type { BrandState } from './Brands.ts';
import { ipOf } from './ipOf.ts';

/** Returns a brand as seen from an address: closed in blocked networks. Maintenance takes precedence. Source: SYS-01, SYS-03. */
export function applyBlockList<State extends Pick<BrandState, 'status' | 'blocked'>>(state: State, address: string): State {
  if (state.status !== 0 || !state.blocked) return state;
  const ip = ipOf(address);
  return state.blocked.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6') ? { ...state, status: 2 } : state;
}
