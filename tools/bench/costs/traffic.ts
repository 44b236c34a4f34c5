/** The traffic that costs are computed for. */

export interface Traffic {
  /** A month. */
  readonly pageViews: number;
  /** Sites that include header and footer. */
  readonly hosts: number;
  /** Servers of a host, each with a cache of its own. */
  readonly serversPerHost: number;
  /** Data centres of a content delivery network, each with a cache of its own. */
  readonly dataCentres: number;
  /** Data centres that the others ask before they ask the worker (Workers Cache). */
  readonly upperTiers: number;
  readonly languages: number;
  /** Combinations of parameters, such as theme and transparency, that the hosts use together. */
  readonly variants: number;
  /** Pages of all hosts in all languages: the number of URLs if hosts send `path`. */
  readonly pages: number;
  /** Seconds for which a cache answers by itself. */
  readonly lifetime: number;
  /** The share of page views in browsers that do not have the files yet. */
  readonly firstViews: number;
  /** Files that such a view loads: style sheet, loader, islands. */
  readonly files: number;
  /** The share of page views less than a lifetime after another with the same header, in the same browser. */
  readonly repeatedViews: number;
  /** Of each host that includes at build time. */
  readonly buildsPerDay: number;
  /** Of the service, each with new files. */
  readonly releasesPerMonth: number;
}

export const TRAFFIC: Traffic = {
  pageViews: 1_000_000_000,
  hosts: 20,
  serversPerHost: 3,
  dataCentres: 100,
  upperTiers: 10,
  languages: 6,
  variants: 4,
  pages: 100_000,
  lifetime: 60,
  firstViews: 0.2,
  files: 3,
  repeatedViews: 0.3,
  buildsPerDay: 10,
  releasesPerMonth: 10,
};
