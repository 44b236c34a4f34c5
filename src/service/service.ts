/** The answers of the service: what a request asks for, made by its recipe and sent with what caches need. */

import { PODLET_PARAMETER, parameterName } from '../contract/parameters.ts';
import { createFragmentCache } from '../response/fragment-cache.ts';
import { fragmentResponse, HTML, JSON_DATA } from '../response/fragment-response.ts';
import { notFound, unavailable } from '../response/refusals.ts';
import type { Background } from '../teaser/teaser-memory.ts';
import { allRecipe } from './all-recipe.ts';
import { createFragmentRecipes } from './fragment-recipes.ts';
import { createKnownAddresses, type KnownAddress } from './known-addresses.ts';
import { manifestRecipe } from './manifest-recipe.ts';
import type { Recipe } from './recipe.ts';
import type { ServiceOptions } from './service-options.ts';

/** All of a request that may change the answer. */
export interface ServiceRequest {
  /** The whole address. */
  readonly address: string;
  readonly ifNoneMatch: string | null;
  readonly background: Background;
}

/** In bytes: some 300 headers, a small part of what a worker may have. */
const REMEMBERED_BODIES = 16 * 1024 * 1024;

export function createService(options: ServiceOptions) {
  const { version } = options.release;
  const know = createKnownAddresses(options);
  const recipes = createFragmentRecipes(options);
  const bodies = createFragmentCache(REMEMBERED_BODIES);

  const respond = async (asked: ServiceRequest, known: KnownAddress, recipe: Recipe, contentType = HTML) => {
    const { request, notices } = known;
    const { state, lifetimes } = recipe;
    const made = await bodies.get(recipe.key, recipe.render);
    const { language } = request;
    return fragmentResponse({ ...made, language, lifetimes, state, notices, version, contentType }, asked.ifNoneMatch);
  };

  return {
    async header(asked: ServiceRequest): Promise<Response> {
      const known = know(asked.address);
      return respond(asked, known, await recipes.header(known, asked.background));
    },

    async footer(asked: ServiceRequest): Promise<Response> {
      const known = know(asked.address);
      return respond(asked, known, recipes.footer(known));
    },

    async head(asked: ServiceRequest): Promise<Response> {
      const known = know(asked.address);
      return respond(asked, known, recipes.head(known));
    },

    async all(asked: ServiceRequest): Promise<Response> {
      const known = know(asked.address);
      const header = await recipes.header(known, asked.background);
      const parts = { head: recipes.head(known), header, footer: recipes.footer(known) };
      return respond(asked, known, allRecipe(known, parts, version), JSON_DATA);
    },

    async manifest(asked: ServiceRequest): Promise<Response> {
      const known = know(asked.address);
      // it knows one parameter more than the fragments
      const notices = known.notices.filter(({ parameter }) => parameterName(parameter) !== PODLET_PARAMETER);
      return respond(asked, { ...known, notices }, manifestRecipe(asked.address, known, options), JSON_DATA);
    },

    /** @param id of a teaser of the content; an address is never one */
    async teaser(asked: ServiceRequest, id: string): Promise<Response> {
      const known = know(asked.address);
      const recipe = await recipes.teaser(known, id, asked.background);
      if (recipe === 'unknown') return notFound();
      return recipe === 'nothing' ? unavailable() : respond(asked, known, recipe);
    },
  };
}
