import { useDeferredValue, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Label } from './label'
import { Stack } from './stack'

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: ${tokens.space(1)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  /* In dark mode surfaceSunken is lighter than surfaceRaised, so the active tab would not stand out. */
  [data-mode='dark'] & {
    background: ${tokens.color.surface};
  }
`

const Tab = styled.button`
  flex: 1 0 0;
  min-width: fit-content;
  min-height: ${tokens.tap};
  padding: ${tokens.space(1)} ${tokens.space(2)};
  border: 0;
  border-radius: 8px;
  color: ${tokens.color.textMuted};
  font: 400 ${tokens.font.size.md} / ${tokens.font.lineHeight} ${tokens.font.family};
  transition: background ${tokens.motion.fast};
  &[aria-selected='true'] {
    background: ${tokens.color.surfaceRaised};
    color: ${tokens.color.primaryText};
    font-weight: 700;
    [data-mode='light'] & {
      box-shadow: 0 1px 2px ${tokens.color.outline};
    }
  }
`

interface TabItem {
  id: string
  label: ReactNode
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: TabItem[]
  /** The tab that is open at first; by default the first one. */
  first?: string | undefined
  onChange?: (tabId: string) => void
}

export function Tabs({ label, tabs, first, onChange }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [activeIndex, setActiveIndex] = useState(() =>
    Math.max(
      tabs.findIndex(({ id: tabId }) => tabId === first),
      0,
    ),
  )

  const select = (index: number) => {
    setActiveIndex(index)
    if (tabs[index]) onChange?.(tabs[index].id)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const target = {
      ArrowRight: activeIndex === last ? 0 : activeIndex + 1,
      ArrowLeft: activeIndex === 0 ? last : activeIndex - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    select(target)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  // Deferred, because a panel (a code to draw) may be slow.
  const active = tabs[useDeferredValue(activeIndex)]
  return (
    <Stack $gap={2}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab, index) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={index === activeIndex}
            aria-controls={index === activeIndex ? `${id}panel` : undefined}
            tabIndex={index === activeIndex ? 0 : -1}
            onClick={() => select(index)}
          >
            <Label>{tab.label}</Label>
          </Tab>
        ))}
      </List>
      {active && (
        <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${active.id}`} tabIndex={0}>
          {active.content}
        </div>
      )}
    </Stack>
  )
}
