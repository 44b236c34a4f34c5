/** Chooses a card's image: one of the release's, an uploaded picture, or one at another address. */

import { useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useSession } from '../data/draft-provider.tsx';
import { dialogPart } from '../parts/dialog-part.tsx';
import { FIELD } from '../primitives/control-classes.ts';
import { Grid, Row } from '../primitives/layout.tsx';
import type { ControlProps } from './control-props.ts';
import { imageChoice, imageName } from './image-address.ts';

const PictureDialog = dialogPart(
  'picture-dialog',
  async () => (await import('../pictures/picture-dialog.tsx')).PictureDialog,
);

const ADDRESS = ' address';

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export function ImageField({
  label,
  value,
  onChange,
  error,
  ...access
}: Omit<ControlProps, 'name' | 'hint' | 'onBlur'>) {
  const session = useSession();
  const choice = imageChoice(value, session);
  const [address, setAddress] = useState(choice.kind === 'address' ? value : '');
  const [picture, setPicture] = useState(choice.kind === 'picture' ? value : null);
  const [isChoosing, setIsChoosing] = useState(false);
  const isAddress = choice.kind === 'address';
  const shown = choice.kind === 'picture' ? value : picture;
  return (
    <div>
      <RadioGroup
        value={isAddress ? ADDRESS : value}
        onChange={(chosen) => onChange(chosen === ADDRESS ? address : chosen)}
        {...access}
      >
        <Label className={FIELD.label}>{label}</Label>
        <Row gap={3} align="stretch" className="studio-image-field__options">
          {session.images.map(({ name, href }) => (
            <Radio key={name} value={name} className="studio-image-field__option">
              <img className="studio-image-field__thumbnail" src={href} alt="" width={96} height={50} loading="lazy" />
              <span>{imageName(name)}</span>
            </Radio>
          ))}
          {shown !== null && (
            <Radio value={shown} className="studio-image-field__option">
              <img className="studio-image-field__thumbnail" src={shown} alt="" width={96} height={50} loading="lazy" />
              <span>Uploaded</span>
            </Radio>
          )}
          <Radio value={ADDRESS} className="studio-image-field__option">
            <Grid
              as="span"
              tone="quiet"
              className="studio-image-field__thumbnail studio-image-field__thumbnail--address"
              aria-hidden="true"
            >
              https://
            </Grid>
            <span>Another image</span>
          </Radio>
        </Row>
      </RadioGroup>
      {!access.isReadOnly && (
        <Button size="small" onPress={() => setIsChoosing(true)}>
          Upload or choose a picture…
        </Button>
      )}
      {isChoosing && (
        <PictureDialog
          current={shown}
          onClose={() => setIsChoosing(false)}
          onChoose={(path) => {
            setPicture(path);
            onChange(path);
            setIsChoosing(false);
          }}
        />
      )}
      {isAddress && (
        <TextField
          label="Address of the image"
          value={value}
          onChange={(next) => {
            setAddress(next);
            onChange(next);
          }}
          inputMode="url"
          {...access}
          hint={`An https address on ${list.format(session.imageOrigins)}.`}
          error={error}
        />
      )}
      {!isAddress && error !== null && <p className={FIELD.error}>{error}</p>}
    </div>
  );
}
