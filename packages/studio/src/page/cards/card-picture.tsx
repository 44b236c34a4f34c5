/** A picture of a card as the menu shows it. */

import { useState } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { CardFields } from '../../contract/draft.ts';
import { textIn } from '../../contract/text-in.ts';
import { FilledText } from '../controls/filled-text.tsx';
import { useSession } from '../data/draft-provider.tsx';
import { imageChoice } from '../form/image-address.ts';
import { Text } from '../primitives/layout.tsx';

interface CardPictureProps {
  readonly fields: CardFields;
  readonly language: Language;
}

export function CardPicture({ fields, language }: CardPictureProps) {
  const session = useSession();
  const { href } = imageChoice(fields.image, session);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Text as="figure" pad={4} surface="trough" self="start" className="studio-card-picture">
      <div className="studio-card-picture__card">
        {href === null || href === broken ? (
          <div className="studio-card-picture__nothing">
            {href === null ? 'No image to show' : 'The image does not load: visitors see the card without it'}
          </div>
        ) : (
          <img
            className="studio-card-picture__image"
            src={href}
            alt=""
            width={300}
            height={169}
            referrerPolicy="no-referrer"
            onError={() => setBroken(href)}
          />
        )}
        <Text size="small" tone="quiet" {...textIn(language)}>
          <FilledText text={fields.epigraph} />
        </Text>
        <Text weight="strong" breaks className="studio-card-picture__title" {...textIn(language)}>
          <FilledText text={fields.title} />
        </Text>
      </div>
      <Text as="figcaption" above={3} size="small" tone="quiet" centered>
        As the menu shows it
      </Text>
    </Text>
  );
}
