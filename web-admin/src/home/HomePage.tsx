// The first page: what Lammer is, how the service does, and what can be opened.
import { Mark } from '../shared/Mark';
import { Main } from '../shared/Main';
import { Plaque } from '../shared/parts/Plaque';
import { ThemeSwitch } from '../shared/theme/ThemeSwitch';
import { usePageTitle } from '../shared/usePageTitle';
import { HealthList } from './HealthList';
import { healthRows } from './healthRows';
import { statusSentence } from './statusSentence';
import { Today } from './Today';
import { useServiceState } from './useServiceState';
import '../shared/parts/controls.css';
import './home.css';

export function HomePage() {
  usePageTitle('Lammer');
  const state = useServiceState();
  return (
    <Main className="home">
      <div className="home-left">
        <header className="brand">
          <Mark size={64} />
          <div>
            <h1>Lammer</h1>
            <p>the next correct step, on record</p>
          </div>
        </header>
        <div className="three">
          <p>
            Lammer runs a casino poker room: the hand at the table, the floor, the jackpots and the money in the boxes.
          </p>
          <p>It knows the rules clause by clause, offers only what they allow, and says why.</p>
          <p>Every act is signed, balanced to the cent and can be replayed.</p>
        </div>
        <Plaque {...statusSentence(state)} />
        <HealthList rows={healthRows(state)} />
        <footer className="version">
          <span>{state.kind === 'answered' ? `Lammer ${state.health.version}` : 'Version not known'}</span>
          <span>{window.location.host}</span>
        </footer>
      </div>
      <div className="home-right">
        <Today tools={<ThemeSwitch />} />
      </div>
    </Main>
  );
}
