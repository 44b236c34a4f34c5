/** Says how far a version has come on its way to visitors. */

import type { VersionSummary } from '../../contract/api.ts';
import { useStatus } from '../data/use-status.ts';

/**
 * `pending`: KV has not accepted it yet. `accepted`: KV has it. `served`: the service reports it. `replaced`: there is a
 * later version.
 */
export type Delivery = 'pending' | 'accepted' | 'served' | 'replaced';

export function useDelivery({ version, state }: VersionSummary): Delivery {
  const status = useStatus(version);
  if (status === null) return state === 'pending' ? 'pending' : 'accepted';
  if (status.latest.version > version) return 'replaced';
  if (status.served !== null && status.served >= version) return 'served';
  return status.latest.state === 'pending' ? 'pending' : 'accepted';
}
