/** A modal dialog, which keeps the focus until it is closed. */

import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { look, Row, Stack } from '../primitives/layout.tsx';
import { FilledText } from './filled-text.tsx';
import { KeptDialog } from './kept-texts.tsx';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons, the least destructive one first. */
  readonly actions: ReactNode;
  /** `wide` has room for pictures. */
  readonly size?: 'medium' | 'wide';
  /** `alertdialog` for questions that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
}

export function Dialog({ title, isOpen, onClose, children, actions, size = 'medium', role = 'dialog' }: DialogProps) {
  return (
    <ModalOverlay
      className="studio-overlay"
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={role === 'dialog'}
    >
      <Modal className={size === 'wide' ? 'studio-modal studio-modal--wide' : 'studio-modal'}>
        <AriaDialog
          className={look({ layout: 'stack', gap: 4, pad: 5, surface: 'floating' }, 'studio-dialog')}
          role={role}
        >
          <Heading slot="title" level={2} className={look({ size: 'large' })}>
            <FilledText text={title} />
          </Heading>
          <KeptDialog name={title}>
            <Stack gap={4}>{children}</Stack>
          </KeptDialog>
          <Row gap={3} justify="end">
            {actions}
          </Row>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
