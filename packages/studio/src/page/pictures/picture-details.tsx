/** A picture's sizes, who uploaded it, and which cards show it. */

import { useState } from 'react';
import { languageName } from '../../contract/language-name.ts';
import type { Picture, PictureList, PictureUse } from '../../contract/pictures.ts';
import { listed } from '../../fields/wording.ts';
import { Button } from '../controls/button.tsx';
import { nameOf } from '../entries/card-name.ts';
import { Row, Text } from '../primitives/layout.tsx';
import { Moment } from '../time/moment.tsx';

interface PictureDetailsProps {
  readonly picture: PictureList['pictures'][number];
  readonly onDelete: () => Promise<void>;
}

export function PictureDetails({ picture, onDelete }: PictureDetailsProps) {
  const { name, uploadedAt, uploadedBy, uses } = picture;
  const [deletion, setDeletion] = useState<'not asked' | 'asked' | 'refused'>('not asked');
  return (
    <Text as="section" pad={4} surface="sunken" size="small" aria-label="Chosen picture">
      <Text weight="strong" breaks>
        {name}
      </Text>
      <p>{sizesOf(picture)}</p>
      <p>
        Uploaded by {uploadedBy}, <Moment at={Date.parse(uploadedAt)} />
      </p>
      {uses.length === 0 ? (
        <p>No card shows it.</p>
      ) : (
        <ul className="studio-picture-details__uses" aria-label="Cards that show it">
          {uses.map((use) => (
            <li key={`${use.where} ${use.card}`}>{sentenceOf(use)}</li>
          ))}
        </ul>
      )}
      {uses.length === 0 && (
        <Row gap={2} above={2} className="studio-picture-details__actions">
          {deletion === 'asked' ? (
            <>
              <span>Delete it for good?</span>
              <Button size="small" look="danger" onPress={onDelete}>
                Delete
              </Button>
              <Button size="small" autoFocus onPress={() => setDeletion('refused')}>
                Keep
              </Button>
            </>
          ) : (
            <Button size="small" autoFocus={deletion === 'refused'} onPress={() => setDeletion('asked')}>
              Delete…
            </Button>
          )}
        </Row>
      )}
    </Text>
  );
}

function sizesOf({ path, width, height, bytes, larger }: Picture): string {
  const weight = (size: number) => Math.ceil(size / 1000);
  if (path.endsWith('.svg')) return `Drawing, ${weight(bytes)} kB`;
  if (!larger) return `${width} × ${height} pixels, ${weight(bytes)} kB`;
  const pixels = `${width} × ${height} and ${larger.width} × ${larger.height} pixels`;
  return `${pixels}, ${weight(bytes)} and ${weight(larger.bytes)} kB`;
}

function sentenceOf({ card, where, languages }: PictureUse): string {
  const state = where === 'published' ? 'Visitors see it' : 'In the draft';
  return `${state} on “${nameOf(card)}”, in ${listed(languages.map(languageName))}`;
}
