import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import ErrorScreen from '@theme/SearchDialog/ErrorScreen';
import NoResultsScreen from '@theme/SearchDialog/NoResultsScreen';
import DialogFooter from '@theme/SearchDialog/DialogFooter';
import StartScreen from '@theme/SearchDialog/StartScreen';
import clsx from 'clsx';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {pluginName, type SearchPluginData} from '../../shared/data.js';
import common from '../../interface/common.module.css';
import {labels, versionText} from '../../interface/labels.js';
import {isBlank} from '../../interface/limits.js';
import {listId} from '../../interface/list/List.jsx';
import PageFailure from '../../interface/list/PageFailure.jsx';
import ResultList from '../../interface/list/ResultList.jsx';
import Status, {useSummary} from '../../interface/list/Status.jsx';
import message from '../../interface/message.module.css';
import SearchForm from '../../interface/SearchForm.jsx';
import {isStalled} from '../../interface/state/activity.js';
import {openingQuery} from '../../interface/state/useQuery.js';
import styles from '../../interface/dialog/Dialog.module.css';
import SeeAll from '../../interface/dialog/SeeAll.jsx';
import {useDialogModel, type ScreenProps} from '../../interface/dialog/useDialogModel.js';
import {useExcerpts} from '../../interface/dialog/useExcerpts.js';
import {useListKeys} from '../../interface/dialog/useListKeys.js';
import {useModalDialog} from '../../interface/dialog/useModalDialog.js';
import {usePrefetch} from '../../interface/dialog/usePrefetch.js';
import {searchedLabels, type ChooseVersion} from '../../interface/versions/versions.js';

export type SearchDialogProps = {
  /** The query typed to open the dialog. */
  typed: string;
  /** Whether Enter followed, so that the first result opens. */
  isEntered: boolean;
  onClose: () => void;
};

/** Names the searched versions. If the reader chose them here, pressing their names returns to those of the page. */
function Version({model}: ScreenProps): ReactNode {
  const {versions, hasChosenVersions, resetVersions, focusInput} = model;
  if (versions.docs.length === 0) {
    return null;
  }
  const text = versionText(searchedLabels(versions));
  const reset = (): void => {
    resetVersions();
    focusInput();
  };
  return hasChosenVersions ? (
    <button
      type="button"
      className={clsx(common.button, common.pill)}
      aria-pressed="true"
      onClick={reset}
    >
      {text}
    </button>
  ) : (
    <span className={styles.version}>{text}</span>
  );
}

function AreaToggle({model}: ScreenProps): ReactNode {
  const {areaOffer, area, chooseArea, focusInput} = model;
  if (!areaOffer) {
    return null;
  }
  const toggle = (): void => {
    chooseArea(area ? '' : areaOffer.id);
    focusInput();
  };
  return (
    <button
      type="button"
      className={clsx(common.button, common.pill)}
      aria-pressed={area !== ''}
      onClick={toggle}
    >
      <Translate
        id="theme.SearchModal.onlyInArea"
        description="The label of the button that limits a search to the area of the current page"
        values={{area: areaOffer.label}}
      >
        {'Only in {area}'}
      </Translate>
    </button>
  );
}

/** Chooses the screen below the input. A running search keeps the previous screen. */
function Screen({model}: ScreenProps): ReactNode {
  const {query, results, list, backend, focusInput} = model;
  const {found, failure} = results;
  if (isBlank(query)) {
    return <StartScreen model={model} />;
  }
  if (failure) {
    return <ErrorScreen {...{backend, results}} onLeave={focusInput} />;
  }
  if (!found) {
    return null;
  }
  if (list) {
    const {active, open, activate, unfold} = model;
    const footer = <SeeAll {...{model, found}} />;
    return <ResultList {...{list, active, open, activate, unfold, footer}} />;
  }
  const choose = (suggestion: string): void => {
    model.change(suggestion);
    focusInput();
  };
  const {suggestions, chooseVersion} = model;
  const onVersion: ChooseVersion = (docs, version) => {
    chooseVersion(docs, version);
    focusInput();
  };
  return <NoResultsScreen {...{found, suggestions, onVersion}} onChoose={choose} />;
}

export default function SearchDialog({typed, isEntered, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const {searchPage} = usePluginData(pluginName) as SearchPluginData;
  const [{query, isSelected}] = useState(() => openingQuery(typed, searchPage));
  const model = useDialogModel(query, input, onClose);
  const {backend, results, list} = model;
  const {status, found} = results;
  const summary = useSummary()(found, {others: model.suggestions?.versions});
  const onKeyDown = useListKeys(model, {input, dropdown, isEntered});
  const onScroll = useExcerpts(model, dropdown);
  usePrefetch(model);
  useModalDialog(dialog, onClose);
  useLayoutEffect(() => {
    const field = input.current!;
    field.focus();
    field.setSelectionRange(isSelected ? 0 : field.value.length, field.value.length);
  }, [isSelected]);

  return (
    <dialog
      ref={dialog}
      aria-label={labels.search}
      className={clsx(
        'DocSearch DocSearch-Container',
        isStalled(status) && 'DocSearch-Container--Stalled',
        status === 'error' && 'DocSearch-Container--Errored',
        styles.dialog,
      )}
      onKeyDown={onKeyDown}
    >
      <div className={clsx('DocSearch-Modal', styles.content)}>
        <div className={clsx('DocSearch-SearchBar', styles.bar)}>
          <SearchForm
            input={input}
            query={model}
            status={status}
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup={list?.role === 'grid' ? 'grid' : 'listbox'}
            aria-expanded={list !== undefined}
            aria-controls={list && listId}
            aria-activedescendant={model.activeDescendant}
            enterKeyHint={list ? 'go' : 'search'}
            onFocus={() => model.active ?? model.activate({row: 0, cell: 0})}
          />
          <button
            type="button"
            className={clsx('DocSearch-Cancel', common.iconButton, styles.cancel)}
            onClick={onClose}
          >
            {labels.cancel}
          </button>
        </div>
        <div className={styles.filters}>
          <Version model={model} />
          <AreaToggle model={model} />
        </div>
        <PageFailure {...model} onLeave={model.focusInput} />
        <div
          ref={dropdown}
          className={clsx('DocSearch-Dropdown', styles.dropdown)}
          onScroll={onScroll}
          onTouchMove={() => input.current?.blur()}
        >
          <Screen model={model} />
        </div>
        {list && found?.partOfLine !== undefined && (
          <div key={summary} className={message.missing} aria-hidden="true">
            {summary}
          </div>
        )}
        <Status
          {...{backend, results}}
          summary={status === 'idle' ? summary : ''}
          onLeave={model.focusInput}
        />
        <DialogFooter backend={backend} />
      </div>
    </dialog>
  );
}
