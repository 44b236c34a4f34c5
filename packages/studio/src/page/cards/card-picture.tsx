/** A picture of a card as the menu shows it. */

import { useState } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { CardFields } from '../../contract/draft.ts';
import { textIn } from '../../contract/text-in.ts';
import { FilledText } from '../controls/filled-text.tsx';
import { useSession } from '../data/draft-provider.tsx';
import { imageChoice } from './image-address.ts';

interface CardPictureProps {
  readonly fields: CardFields;
  readonly language: Language;
}

export function CardPicture({ fields, language }: CardPictureProps) {
  const session = useSession();
  const { href } = imageChoice(fields.image, session);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <figure className="studio-card-picture">
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
        <p className="studio-card-picture__title" {...textIn(language)}>
          <FilledText text={fields.title} />
        </p>
        <p className="studio-card-picture__epigraph" {...textIn(language)}>
          <FilledText text={fields.epigraph} />
        </p>
      </div>
      <figcaption className="studio-card-picture__caption">As the menu shows it</figcaption>
    </figure>
  );
}
