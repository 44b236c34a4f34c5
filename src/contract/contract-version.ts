/** The version of the contract with hosts, in `all.json` and the manifest: docs/hosts.md says what raises it. */
export const CONTRACT_VERSION = 1;
