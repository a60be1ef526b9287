// The sheet that is open, if any.
import { SpecialSheet } from './between/SpecialSheet';
import { RaiseSheet } from './hand/RaiseSheet';
import { WordsSheet } from './hand/WordsSheet';
import { DealerSheet } from './help/DealerSheet';
import { FloorSheet } from './help/FloorSheet';
import { IrregularitySheet } from './help/IrregularitySheet';
import { SignSheet } from './help/SignSheet';
import { WhySheet } from './help/WhySheet';
import { useDesk } from './useDesk';

export function Sheets() {
  const { sheet, view } = useDesk();
  switch (sheet?.kind) {
    case 'raise':
      return <RaiseSheet key={[view.hand_number, view.hand?.street.index, view.step.hand?.seat].join()} />;
    case 'words':
      return <WordsSheet />;
    case 'why':
      return <WhySheet clause={sheet.clause} />;
    case 'floor':
      return <FloorSheet />;
    case 'irregularity':
      return <IrregularitySheet />;
    case 'special':
      return <SpecialSheet />;
    case 'dealer':
      return <DealerSheet />;
    case 'sign':
      return <SignSheet command={sheet.command} words={sheet.words} />;
    case 'seat':
    case undefined:
      return null;
  }
}
