// What rises over the lower part of the table and leaves again. Escape closes it; the focus stays inside meanwhile.
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

export function Sheet({
  label,
  size = 'tall',
  onClose,
  children,
}: {
  label: string;
  size?: 'half' | 'tall' | 'full';
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <ModalOverlay
      className="sheet-ground tablet"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={`sheet sheet-${size}`}>
        <Dialog className="sheet-inside" aria-label={label}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
