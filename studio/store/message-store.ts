/** The Durable Object that keeps drafts, versions and history. */

import { DurableObject } from 'cloudflare:workers';

export class MessageStore extends DurableObject {}
