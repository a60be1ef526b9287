// What a visitor can open today. Only what exists stands here; each later screen brings its own card.
import { Activity, BookOpen, ChartColumn, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

export function Today({ tools }: { tools: ReactNode }) {
  return (
    <div className="today">
      <header className="today-head">
        <h2>What is here today</h2>
        {tools}
      </header>
      <p className="today-lead">
        The foundation: the service, its description and its figures. The screens for dealers, floor, cage and
        accounting are not part of this version.
      </p>
      <div className="cards">
        <Card
          icon={BookOpen}
          title="API reference"
          text="Every request the service understands, with its parameters, its answers and an example of each. Made from the description the running service carries."
        >
          <Link className="key key-primary" href="/docs">
            Open the reference
          </Link>
          <a className="key" href="/api/v1/openapi.json">
            OpenAPI as JSON
          </a>
        </Card>
        <Card
          icon={Activity}
          title="Service"
          text="Alive says that the process serves; ready says that everything it needs is up. For load balancers and monitoring."
        >
          <a className="key" href="/healthz">
            Alive
          </a>
          <a className="key" href="/readyz">
            Ready
          </a>
        </Card>
        <Card
          icon={ChartColumn}
          title="Figures"
          text="Counters and timings of this process, in the format of Prometheus."
        >
          <a className="key" href="/metrics">
            Metrics
          </a>
        </Card>
      </div>
    </div>
  );
}

interface CardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function Card({ icon: Icon, title, text, children }: CardProps) {
  return (
    <section className="panel card">
      <span className="card-icon">
        <Icon aria-hidden size={21} />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className="card-links">{children}</div>
    </section>
  );
}
